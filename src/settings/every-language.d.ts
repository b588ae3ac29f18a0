// As src/ui/every-language.d.ts: copies in which every language stays.
declare module '*/delivery.ts?every-language' {
  export * from '#src/settings/delivery.ts'
}
declare module '*/placeholders.ts?every-language' {
  export * from '#src/settings/placeholders.ts'
}
