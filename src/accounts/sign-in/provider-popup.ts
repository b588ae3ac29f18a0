/** How a provider's window ended; `refused` carries the provider's code, `replaced` gave way to another press. */
export type PopupEnd =
  | { end: 'done' }
  | { end: 'closed' }
  | { end: 'replaced' }
  | { end: 'refused'; code: string }

const channelName = 'haqiba-sign-in'
const lookEveryMs = 400
// The window says that it is done a moment before it closes.
const lastWordMs = 800

let giveWay: (() => void) | undefined

/** Opens an empty window of product.md section 9's size; to be called in the click itself, or browsers block it. */
export function openPopup(): Window | null {
  const [width, height] = [500, 600]
  // There is one window: who waits for what it shows now waits no longer.
  giveWay?.()
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2)
  return window.open('', channelName, `popup,width=${width},height=${height},left=${left},top=${top}`)
}

/** Waits for the last page of the window (popup-done) to speak, or for somebody to close it. */
export function popupEnd(popup: Window): Promise<PopupEnd> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName)
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin !== location.origin || data?.type !== channelName) return
      end(data.error ? { end: 'refused', code: String(data.error) } : { end: 'done' })
    }
    const replaced = () => end({ end: 'replaced' })
    giveWay = replaced
    const look = setInterval(() => {
      if (!popup.closed) return
      clearInterval(look)
      setTimeout(() => end({ end: 'closed' }), lastWordMs)
    }, lookEveryMs)
    function end(outcome: PopupEnd) {
      clearInterval(look)
      if (giveWay === replaced) giveWay = undefined
      channel.close()
      window.removeEventListener('message', onMessage)
      if (outcome.end !== 'replaced') popup.close()
      resolve(outcome)
    }
    channel.addEventListener('message', onMessage)
    window.addEventListener('message', onMessage)
  })
}
