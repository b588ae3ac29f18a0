import { useRef, useState } from 'react'

type Sending = { ends: Promise<string | undefined>; letGo: () => void }

/** The receipt of a transfer while it goes up: who confirms meanwhile is kept waiting for it, and not told that it is missing. */
export function useReceiptOnItsWay() {
  const sending = useRef<Sending>(undefined)
  // What is said while one goes up.
  const [said, say] = useState('')

  /** Sends one by `upload`, which answers its address; throws what that throws. */
  async function send(upload: () => Promise<string>): Promise<string> {
    const sent = upload()
    let letGo = () => {}
    const given = new Promise<undefined>((resolve) => {
      letGo = () => resolve(undefined)
    })
    const mine: Sending = { ends: Promise.race([sent.catch(() => undefined), given]), letGo }
    sending.current = mine
    try {
      return await sent
    } finally {
      if (sending.current === mine) sending.current = undefined
    }
  }

  /** The address of the latest, once it is there; undefined where it did not get there, or `letGo` came first. */
  async function wait(): Promise<string | undefined> {
    for (let one = sending.current; one; one = sending.current) {
      const proof = await one.ends
      if (sending.current === one || sending.current === undefined) return proof
    }
    return undefined
  }

  /** Who waits does so no more: another way to pay was chosen. */
  function letGo() {
    sending.current?.letGo()
    sending.current = undefined
  }

  return { said, say, send, wait, letGo, isOnItsWay: () => sending.current !== undefined }
}
