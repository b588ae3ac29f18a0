import type { PersonalData } from '#src/accounts/person/personal-data.ts'

/** Messages come without an account: they are somebody's once the mailbox is proved. */
export const contactPersonalData: PersonalData = {
  async forget(trx, { email }) {
    if (email !== undefined) await trx.deleteFrom('contact_messages').where('email', '=', email).execute()
  },
}
