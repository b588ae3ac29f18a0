// Loaded before the server: at SIGUSR2 its clock jumps, a day ahead, then a day behind, then to the right time.
const day = 86_400_000
const jumps = [day, -day, 0]
const Present = Date
let ahead = 0

globalThis.Date = class extends Present {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Present.now() + ahead]))
  }
  static now() {
    return Present.now() + ahead
  }
}

process.on('SIGUSR2', () => {
  ahead = jumps.shift() ?? 0
})
