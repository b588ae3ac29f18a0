import { createHash } from 'node:crypto'

/** Where the Google window ends: it tells the page that opened it, and closes. */
const script = `(function () {
  var error = new URLSearchParams(location.search).get('error')
  var message = { type: 'haqiba-sign-in', error: error }
  if (window.opener) window.opener.postMessage(message, location.origin)
  new BroadcastChannel('haqiba-sign-in').postMessage(message)
  window.close()
})()`

const hash = createHash('sha256').update(script).digest('base64')

/** The last page of the popup. Its message goes to pages of this shop only. */
export function popupDone(publicUrl: string): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Haqiba</title></head><body><p><a href="${publicUrl}/">Haqiba</a></p><script>${script}</script></body></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  })
}
