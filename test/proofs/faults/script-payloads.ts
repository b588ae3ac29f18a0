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

/** Columns with what a person wrote, as plain text. */
export const written: Written = {
  categories: ['name', 'name_ar', 'short', 'short_ar', 'tab', 'tab_ar', 'text', 'text_ar'],
  sub_categories: ['name', 'name_ar', 'text', 'text_ar'],
  collections: ['name', 'name_ar', 'text', 'text_ar'],
  contact_messages: ['full_name', 'message'],
  contact_replies: ['text'],
  couriers: ['name', 'phone'],
  customer_notes: ['note'],
  customer_tags: ['tag'],
  customer_blocks: ['reason'],
  customers: ['name'],
  delivery_zones: ['name', 'name_ar'],
  mail_outbox: ['subject'],
  missed_searches: ['term'],
  notices: ['thing_name'],
  order_calls: ['note'],
  order_lines: ['name', 'name_ar', 'color', 'size', 'sku', 'barcode'],
  order_status_changes: ['comment'],
  orders: [
    ...(['customer_name', 'customer_address', 'customer_comment', 'staff_note', 'discount_reason'] as const),
    ...(['place_area', 'place_line'] as const),
  ],
  payments: ['reference', 'note'],
  products: [
    ...(['name', 'name_ar', 'description', 'description_ar', 'sku', 'barcode', 'material'] as const),
    ...(['material_ar', 'care', 'care_ar', 'search_title', 'search_title_ar'] as const),
    ...(['search_text', 'search_text_ar', 'tags'] as const),
  ],
  returns: ['comment'],
  return_changes: ['words'],
  saved_addresses: ['label', 'name', 'area', 'line'],
  sessions: ['user_agent'],
  shipments: ['tracking_number'],
  sliders: ['title', 'heading', 'heading_ar', 'text', 'text_ar', 'link_text', 'link_text_ar'],
  users: ['name'],
  audit_lines: ['thing_name'],
  audit_personal: ['content'],
}

/** Columns with JSON, and which of its members a person wrote. */
export const writtenInJson: { [T in keyof Tables]?: Partial<Record<keyof Tables[T], readonly string[]>> } = {
  order_drafts: { content: ['name', 'address', 'comment'] },
  tax_documents: { content: ['name', 'nameAr', 'address', 'addressAr'] },
  mail_outbox: { payload: ['name', 'words', 'reason'] },
  audit_lines: { changes: ['from', 'to'] },
}

/** Settings that a person wrote freely; the others are numbers, addresses and choices. */
export const writtenSettings = ['shopName', 'shopNameAr', 'address', 'addressAr', 'bankName', 'accountHolder']
