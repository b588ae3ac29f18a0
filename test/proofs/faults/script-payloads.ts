import type { Tables } from '#src/db/db.ts'

/** What a payload does where it runs; its elements carry `data-ran`, so that one is found that was built and did not run. */
const run = 'window.ran=1'

/** Forty ways to run a script: in text, in attributes, in addresses, in templates, in JSON within HTML, in Markdown. */
export const payloads = [
  `<script data-ran>${run}</script>`,
  `</script><script data-ran>${run}</script>`,
  `<ScRiPt data-ran>${run}</sCrIpT>`,
  `<scr<script>ipt data-ran>${run}</scr</script>ipt>`,
  `<img data-ran src=x onerror=${run}>`,
  `"><img data-ran src=x onerror=${run}>`,
  `'><img data-ran src=x onerror='${run}'>`,
  `\`><img data-ran src=x onerror=\`${run}\`>`,
  `<img data-ran src=x onerror\n=\n${run}>`,
  `<img/data-ran/src=x/onerror=${run}>`,
  `<svg data-ran onload=${run}>`,
  `<svg><script data-ran>${run}</script></svg>`,
  `<svg data-ran><animate onbegin=${run} attributeName=x dur=1s>`,
  `<math><mtext><table><mglyph><style><img data-ran src=x onerror=${run}>`,
  `<body data-ran onload=${run}>`,
  `<iframe data-ran src="javascript:parent.${run}"></iframe>`,
  `<iframe data-ran srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<object data-ran data="javascript:${run}"></object>`,
  `<embed data-ran src="javascript:${run}">`,
  `<a data-ran href="javascript:${run}">x</a>`,
  `<a data-ran href="java\tscript:${run}">x</a>`,
  `<a data-ran href="&#106;avascript:${run}">x</a>`,
  `<form data-ran action="javascript:${run}"><button>x</button></form>`,
  `<input data-ran autofocus onfocus=${run}>`,
  `" autofocus onfocus="${run}" data-ran="`,
  `' onmouseover='${run}' data-ran='`,
  `<details data-ran open ontoggle=${run}>`,
  `<video data-ran><source onerror=${run}></video>`,
  `<style data-ran>@import "javascript:${run}";</style>`,
  `<div data-ran style="background:url(javascript:${run})">`,
  `<link data-ran rel=stylesheet href="javascript:${run}">`,
  `<meta data-ran http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base data-ran href="javascript:${run}//">`,
  `</title><script data-ran>${run}</script>`,
  `</textarea><script data-ran>${run}</script>`,
  `--><script data-ran>${run}</script><!--`,
  `]]><script data-ran>${run}</script>`,
  `{{constructor.constructor('${run}')()}}\${${run}}`,
  `\\u003cscript data-ran\\u003e${run}\\u003c/script\\u003e\u2028\u2029`,
  `[x](javascript:${run}) ![x](x"onerror="${run}) <javascript:${run}>`,
]

type Written = { [T in keyof Tables]?: readonly (keyof Tables[T])[] }

const search = ['search_title', 'search_title_ar', 'search_text', 'search_text_ar'] as const

/** Columns with what a person wrote, as plain text. */
export const written: Written = {
  categories: [
    ...(['name', 'name_ar', 'short', 'short_ar', 'tab', 'tab_ar', 'text', 'text_ar'] as const),
    ...search,
  ],
  sub_categories: ['name', 'name_ar', 'text', 'text_ar', ...search],
  collections: ['name', 'name_ar', 'text', 'text_ar', ...search],
  contact_messages: ['full_name', 'message'],
  contact_replies: ['text'],
  couriers: ['name', 'phone', 'tracking_pattern'],
  courier_settlements: ['reference'],
  customer_notes: ['note'],
  customer_tags: ['tag'],
  customer_blocks: ['reason'],
  customers: ['name', 'mobile', 'email'],
  delivery_zones: ['name', 'name_ar'],
  invitations: ['email'],
  missed_searches: ['term'],
  notices: ['thing_name'],
  order_calls: ['note'],
  order_lines: ['name', 'name_ar', 'color', 'size', 'sku', 'barcode'],
  order_status_changes: ['comment'],
  orders: [
    ...(['customer_name', 'customer_address', 'customer_comment', 'staff_note', 'discount_reason'] as const),
    ...(['place_area', 'place_line', 'customer_mobile', 'customer_email', 'customer_vatin'] as const),
  ],
  payments: ['reference', 'note'],
  product_options: ['value'],
  products: [
    ...(['name', 'name_ar', 'description', 'description_ar', 'sku', 'barcode', 'material'] as const),
    ...(['material_ar', 'care', 'care_ar', 'tags'] as const),
    ...search,
  ],
  returns: ['comment'],
  return_changes: ['words'],
  saved_addresses: ['label', 'name', 'area', 'line', 'mobile'],
  second_factors: ['name'],
  sessions: ['user_agent'],
  shipments: ['tracking_number'],
  sliders: ['title', 'heading', 'heading_ar', 'text', 'text_ar', 'link', 'link_text', 'link_text_ar'],
  users: ['name'],
  audit_lines: ['thing_name'],
  audit_personal: ['content'],
  // What it went with; what a mail server, and what a disk or a bucket, answered.
  mail_outbox: ['subject', 'last_error'],
  backups: ['error'],
}

/** Columns with JSON, and which of its members a person wrote; `*` is every text in it. */
export const writtenInJson: { [T in keyof Tables]?: Partial<Record<keyof Tables[T], readonly string[]>> } = {
  categories: { aliases: ['*'] },
  order_corrections: { differences: ['name', 'nameAr', 'size', 'color', 'before', 'after'] },
  order_drafts: {
    content: ['name', 'nameAr', 'address', 'comment', 'discountReason', 'area', 'line', 'mobileNumber'],
  },
  products: { sizes: ['*'], colors: ['*'], variants: ['size', 'color', 'sku', 'barcode'] },
  tax_documents: {
    content: [
      ...['name', 'nameAr', 'address', 'addressAr', 'size', 'color', 'colorAr', 'vatin', 'cr'],
      ...['orderNumber', 'number'],
    ],
  },
  mail_outbox: {
    payload: ['name', 'words', 'reason', 'factor', 'browser', 'system', 'address', 'note'],
  },
  audit_lines: { changes: ['from', 'to'] },
}

/** Columns of the other tables whose texts reach a page in another way, or none; and where that is shown. */
export const writtenElsewhere: { [T in keyof Tables]?: Partial<Record<keyof Tables[T], string>> } = {
  page_versions: { content: 'written by the call that checks it: it is Markdown' },
  home_layout: { sections: 'written by the call that checks it: it is Markdown' },
  settings: { name: 'a name that the shop gave', value: 'writtenSettings' },
  picture_addresses: { name: 'a name that the shop gave' },
  deleted_products: { product: 'what is put back when a deletion is taken back, which is a product again' },
  report_sums: { figures: 'made anew of the orders', products: 'made anew of the lines of orders' },
  products: {
    video_link: 'an address, checked where it is shown',
    image_colors: 'colours by the address of a picture',
  },
  collections: { rule: 'words of a list, and amounts' },
  product_stock: { size: 'a key of what products says', color: 'a key of what products says' },
  product_codes: { code: 'a key of what products says' },
  contact_messages: { email: 'an email, checked when it was taken' },
  users: { email: 'an email, checked when it was taken', image: 'an address that a hosted provider gave' },
  backups: { name: 'a name that the shop gave' },
  verifications: { value: 'whose a token is' },
  account_tries: { subject: 'a hash' },
  mail_outbox: {
    sent_words: 'what a letter said, packed: the letters that are kept are looked at by themselves',
  },
  product_words: { word: 'a key of what products says' },
  returns: { reason: 'a code' },
  order_status_changes: { reason: 'a code' },
}

/** Settings that a person wrote freely; the others are numbers and choices. */
export const writtenSettings = [
  ...['shopName', 'shopNameAr', 'address', 'addressAr', 'bankName', 'accountHolder', 'marquee', 'marqueeAr'],
  ...['emailAddress', 'accountNumber', 'crNumber', 'licenceNumber', 'vatNumber'],
  ...['whatsappNumber', 'contactNumber', 'bankMobile'],
]

/** Settings with an address that becomes a link. */
export const writtenLinks = [
  'messenger',
  'location',
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'linkedin',
]

/** Names of columns that hold what the shop itself made of something: keys, times, states, codes and addresses it gave. */
export const shopsOwn = new Set(
  `
  id _id token key slug to_slug url image images image_url photos sight subject topic kind kinds purpose role scope source
  state status from_state to_state from_status to_status outcome review receipt return_state payment_state visibility wants
  product_type category sub_category to_category to_sub_category collection related size_guide weight zero_rated
  address address_ref personal_ref thing_id owner_id owner_kind actor_id actor_role order_id product_id customer_id user_id
  person_id session_id return_id page_id message_id notice_id courier_id credential_id account_id provider_id into_id seen_id
  exchange_order_id reverses corrects undoes ended_with series period day counted
  at time as_of asked_at blocked_at booked_at called_at call_again_at changed_at claimed_until confirmed_at corrected_at
  created_at cut_off deleted_at delivered_at due_at ended_at ends_at expires_at factor_proved_at handed_at invited_at last_at
  made_at next_attempt_at offer_from offer_until placed_at proved_at quiet_from quiet_to saved_at seen_at sent_at settled_at
  started_at starts_at updated_at used_at written_at answered_at access_token_expires_at refresh_token_expires_at
  answered_by asked_by_role blocked_by booked_by booked_by_role called_by changed_by changed_by_role claimed_by corrected_by
  corrected_by_role deleted_by ended_by handed_by invited_by made_by saved_by sent_by settled_by uploaded_by written_by
  access_token refresh_token id_token token_hash code_hash content_hash phone_hash request_hash track_token password secret
  auth p256dh endpoint public_key shop_key transports identifier ip_address
  name_folded sku_folded barcode_folded code_folded search_folded phone_digits
  country wilayat pin place_country place_wilayat place_pin places locale delivery_area method payment_method payment_proof
  recipient
  `
    .trim()
    .split(/\s+/),
)
