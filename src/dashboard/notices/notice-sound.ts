const key = 'notice-sound'

/** Whether this device makes a sound for a notice: not unless somebody wants it (N2). */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

export function setSound(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // A browser that keeps nothing stays silent.
  }
}

/** Two short tones, where they are wanted; a browser that nobody has clicked in yet may stay silent. */
export function playNoticeSound(): void {
  if (!isSoundOn()) return
  try {
    const context = new AudioContext()
    const gain = context.createGain()
    gain.gain.setValueAtTime(0.08, context.currentTime)
    gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.5)
    gain.connect(context.destination)
    for (const [at, pitch] of [
      [0, 660],
      [0.14, 880],
    ] as const) {
      const tone = context.createOscillator()
      tone.frequency.value = pitch
      tone.connect(gain)
      tone.start(context.currentTime + at)
      tone.stop(context.currentTime + at + 0.3)
    }
    setTimeout(() => void context.close(), 1000)
  } catch {
    // A device without sound.
  }
}
