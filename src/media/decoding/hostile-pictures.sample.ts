import { gunzipSync } from 'node:zlib'

/**
 * 2.4 kB of AVIF whose header promises 7,070 × 7,070 pixels of RGBA with 12 bits, turned on its side: unpacked where the
 * shop runs it took 1.5 GB and 9 s.
 */
export function avifBomb(): Buffer {
  return gunzipSync(Buffer.from(packed.join(''), 'base64'))
}

const packed = [
  'H4sIAAAAAAACA91Wa1ATVxS+m4cxSFNEqIgwBKIWKIzhpRB8VF5KB0rKa0DG4LJJyGoey25AoqKIUKStik5bO21BrI5Qqc5YBaut',
  'gqhlilpEBFEUIYpibdEBI6WC6d1sKGinnWln7I+ezM357rnncc/Ze/csAMBFqTcQaA6uBJA0uNKPxhochXN2mUahRwFD7iq5mrRi',
  'QOCYHrxAUbhah9Eg4k3ABgiN2KcZDtFiwKI5D4xJkB6oBWlyz5gEnIIjFse1SsYEDkc4UVgMoQ6aI/YDzwlZfxYitF1kLpOOgMD1',
  'GmA1Z1XiBElAvhEnMB2U2aI5fuGb0jPo5Z8xnZoko8PDIe5WYxqKI4TV0OrJ+KVhwpTU5UKeETp2AHwgAK4oRhGxCVGJtGMKXUNh',
  'elL9fC2etDNJtfqqUK3ccL8uefkipHazqCgpaijuAPh7spErKLqQI3DMwggSVhqBuwEea/QEjSMgdsBUqBziFIh9SLhBiAtpeSaD',
  'P6FxBoO/ojGZGE/nVg+xMHMCzpiANepszLoHeve2Cm1SAv2E4HABFIgHS0HYX+hMsuiEw58YALpeL9aBUgb4M1a2iwHg3jSbB+fA',
  '41AKwOhOs/npHrN59Av4zG8AUJ81bq+rACB4AMq3j8syPgbgWAkATtfHZbOg3qtFANSeJVAS/eP4sJQ4AAOVALySCsC0S7C0aXQt',
  'cIpQMHYzy5kB7Ag8F7eY2draQsbHSZ2ePX5I1luPE6OE0CrBaHZuOD3LJrUSDaHItPyFSTAcIySUgdIrNJQE6uBqHCUNElRNqCw7',
  'E+KEZuxSsQDC3cRic4oAi/sum7cFpgA8cVKhtK4LoL2a1rKUUYDJ4cFgMzPuXY0c1dsDmynpg/NDj7cf5QQ6C/0PTrJzu3OOf8ts',
  'NjbX5wNlc5P30Iy1A3097Nplus4RxJCyaOE706649fZOPVFwn5sZ0r/s9bzNazqOXhqJUs29HOA+WpzU7tugXFXXSA1yrw54zYkJ',
  '56VVn7Yv7u/j7yv33CCK7D1hc8bY/+GKQ31bn/SoSO+3lnYPKp6P87BtLjfj1FD8bGSv4Ng+19lXQzo6DfUy7doGdlB2oH3m4P51',
  'jsE3PG8P/8C5daF54yqXym2BU347eJhsl0mkBDkv9YJ0Yd0vi2ZvxtuKs2oc/CNifApvlkm75RPDaAtlOwKdrj027d51WPb1jMff',
  '3zUu0C5xpbyHc27Mj+Y72Exv/zTvzoMN96jBgG1U/2rX9SOPH3j5BSWr3OOck+6llareHhrWolTuktadryHFecmejia/WrW2OL25',
  'ycu+KU6i9TUU7JH757e1HOyqafX4LifyiKYlqwqrsREKt1Tlz4tciTYc556fVdgQa8o+5+B2bW9dWfajakHzGd0d0ZLInStTSmsk',
  'C1pOPs3Bcc9k8Yapu1Y3Rgw5GqT/kzSwl5+GLv+lJuEBr89ky/XpkuT7X2bbubmbjflggSnQJii480FSSGP1eYNjCe8bu6qt0aOS',
  'uJiYjAOdNtvaCoLCKmKN+uzcmrN7n53csexzjUvsr9LrGxP2x8zvCDUF8q8s9mh0atxX+Fm39sJxY+LNrqyn6d0pu4/sck9N+Ej6',
  'Y5RvQPTcYNHyK+vw7bjznuLpifxnXxZ28UYfSUwB/U3v9X2720fQIgvn+iRuL0P5w1V33avTRLe9t35Q0K/tKDok6srjefS+X3JV',
  'XPlGiiN36uojISeinAJMIsPRioQVUmdp6E9TSqpbOWvTZN65hvIiaabskfCiKF+BxoaxVbfWmdklwCs0WPGwKfE/DxjyrwPG/PNw',
  'F+nWxHwNREd7WzrZJGCPMJ8ndM9yRrgWnEw3AyuW0S9hqw79mTGNxWB64MUcCx97QQfDZtjHHufQZykPcOCK2N9PjOxgMAI9gAqr',
  '3E8sRioYj2YzjFDBeCyfCZvPBEzT725Cl6KfCQAA',
]
