// Copies of settings in which every language stays, as src/ui/every-language.d.ts has those of the ui.
declare module '*/delivery.ts?every-language' {
  export * from '#src/settings/delivery.ts'
}
declare module '*/placeholders.ts?every-language' {
  export * from '#src/settings/placeholders.ts'
}
