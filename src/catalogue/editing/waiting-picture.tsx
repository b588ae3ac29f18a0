import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { FileView } from '#src/ui/page/file-view.tsx'
import { productFormMessages } from './product-form.messages.ts'
import type { Waiting } from './use-picture-uploads.ts'

type WaitingProps = { waiting: Waiting; onDrop: () => void; onRetry: () => void }

/** A picture on its way, or one that did not arrive: it can be sent again or left out. */
export function WaitingPicture({ waiting: { file, preview, share, error }, onDrop, onRetry }: WaitingProps) {
  const words = useMessages(productFormMessages)
  const percent = Math.round((share ?? 0) * 100)
  return (
    <li className="relative grid aspect-square content-end overflow-hidden rounded-md border border-hairline bg-sunken sm:first:col-span-2 sm:first:row-span-2">
      <FileView
        src={preview}
        name={file.name}
        alt=""
        className="absolute inset-0 size-full object-contain opacity-60"
      />
      <div className="relative m-1 grid gap-1.5 rounded-md bg-raised p-2 text-xs">
        {error === undefined ? (
          <>
            <span>{share === undefined ? words.waiting : words.uploading(percent)}</span>
            <progress
              value={share ?? 0}
              aria-label={words.uploading(percent)}
              className="h-1.5 w-full accent-fill"
            />
          </>
        ) : (
          <>
            <span role="alert" className="text-brick">
              {error}
            </span>
            <span className="flex flex-wrap gap-1">
              <Button kind="secondary" size="small" className="grow" onClick={onRetry}>
                {words.tryAgain}
              </Button>
              <Button kind="quiet" size="small" className="grow" onClick={onDrop}>
                {words.dropOut}
              </Button>
            </span>
          </>
        )}
      </div>
    </li>
  )
}
