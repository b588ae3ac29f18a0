import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { muscatTime24 } from '#src/core/muscat.ts'
import { isPushService, quietUntil } from './push.ts'
import { pushKeysOf } from './push-keys.ts'

const minuteMs = 60_000

describe('push services', () => {
  it('are those of Chrome, Firefox, Safari and Edge', () => {
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
      'https://web.push.apple.com/QAAA',
      'https://wns2-par02p.notify.windows.com/w/?token=x',
    ])
      expect([endpoint, isPushService(endpoint)]).toEqual([endpoint, true])
  })
})

describe('quiet hours', () => {
  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((n) => `${n}`.padStart(2, '0')).join(':'))

  it('end at their end in Muscat, within a day, and are over then', () => {
    const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(time, time, at, (quietFrom, quietTo, now) => {
        const until = quietUntil({ quietFrom, quietTo }, now)
        if (!until) return
        expect(muscatTime24(until)).toBe(quietTo)
        const wait = until.getTime() - now.getTime()
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(24 * 60 * minuteMs)
        expect(quietUntil({ quietFrom, quietTo }, until)).toBe(undefined)
      }),
    )
  })

  it('may go over midnight, and are none where one of their ends is missing', () => {
    const night = { quietFrom: '22:00', quietTo: '07:00' }
    const at = (time: string) => new Date(`2026-03-01T${time}:00+04:00`)
    expect(quietUntil(night, at('23:30'))).toEqual(new Date('2026-03-02T07:00:00+04:00'))
    expect(quietUntil(night, at('06:59'))).toEqual(at('07:00'))
    expect([quietUntil(night, at('07:00')), quietUntil(night, at('21:59'))]).toEqual([undefined, undefined])
    expect(quietUntil({ ...night, quietTo: '' }, at('23:30'))).toBe(undefined)
  })
})

describe('the key of the shop', () => {
  it('is one for each secret, and the same in each process', () => {
    const [one, again, other] = ['first secret', 'first secret', 'second secret'].map(pushKeysOf)
    expect(one).toEqual(again)
    expect(one?.publicKey).not.toBe(other?.publicKey)
    expect(Buffer.from(one?.publicKey ?? '', 'base64url')).toHaveLength(65)
  })
})
