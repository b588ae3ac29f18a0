export type ContactTables = {
  contact_messages: ContactMessageRow
}

type ContactMessageRow = {
  id: string
  full_name: string
  email: string
  message: string
  created_at: string
}
