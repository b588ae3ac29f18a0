// Copies of files in which every language stays, whatever the page's (build/one-language.ts).
declare module '#src/ui/colour-table.ts?every-language' {
  export * from '#src/ui/colour-table.ts'
}
declare module '#src/ui/colours.ts?every-language' {
  export * from '#src/ui/colours.ts'
}
declare module '#src/i18n/weekday.ts?every-language' {
  export * from '#src/i18n/weekday.ts'
}
