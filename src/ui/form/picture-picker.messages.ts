import { defineMessages } from '#src/i18n/messages.ts'

/** Apart from the others of ui: only who attaches a picture needs them. */
export const picturePickerMessages = defineMessages({
  choose: { en: 'Choose a picture', ar: 'اختيار صورة' },
  chooseOther: { en: 'Choose another picture', ar: 'اختيار صورة أخرى' },
})
