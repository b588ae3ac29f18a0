/**
 * The letters of a small till printer: seven rows of five dots, a row as two hexadecimal digits. Drawn here, since a
 * server need not have a font, and the shop's process reads no SVG (F1). Only what a receipt says is there.
 */
export const dotLetters: Readonly<Record<string, string>> = {
  '0': '0e11131519110e',
  '1': '040c040404040e',
  '2': '0e11010204081f',
  '3': '1f02040201110e',
  '4': '02060a121f0202',
  '5': '1f101e0101110e',
  '6': '0608101e11110e',
  '7': '1f010204080808',
  '8': '0e11110e11110e',
  '9': '0e11110f01020c',
  '.': '00000000000c0c',
  '-': '0000001f000000',
  ' ': '00000000000000',
  A: '0e1111111f1111',
  C: '0e11101010110e',
  D: '1c12111111121c',
  E: '1f10101e10101f',
  F: '1f10101e101010',
  I: '0e04040404040e',
  M: '111b1515111111',
  N: '11111915131111',
  O: '0e11111111110e',
  P: '1e11111e101010',
  R: '1e11111e141211',
  S: '0f10100e01011e',
  T: '1f040404040404',
  U: '1111111111110e',
}
