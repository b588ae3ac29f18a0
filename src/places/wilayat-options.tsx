import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { governorates } from './oman.ts'
import { placeMessages } from './place.messages.ts'

/** What a native control of wilayats offers: none yet, then each under its governorate. */
export function WilayatOptions() {
  const words = useMessages(placeMessages)
  const locale = useLocale()
  return (
    <>
      <option value="">{words.chooseWilayat}</option>
      {governorates.map((governorate) => (
        <optgroup key={governorate.code} label={governorate.name[locale]}>
          {governorate.wilayats.map(({ code, name }) => (
            <option key={code} value={code}>
              {name[locale]}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}
