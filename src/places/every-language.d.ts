// A copy in which every language stays, as src/ui/every-language.d.ts has those of the ui.
declare module '#src/places/country-names.ts?every-language' {
  export * from '#src/places/country-names.ts'
}

declare module '#src/places/oman.ts?every-language' {
  export * from '#src/places/oman.ts'
}
