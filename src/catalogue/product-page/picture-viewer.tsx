import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Picture } from '#src/ui/picture.tsx'

type ViewerProps = { src: string; name: string; open: boolean; onClose: () => void }

/** A picture of a product as large as the screen and its original let it be. */
export default function PictureViewer({ src, name, open, onClose }: ViewerProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<bdi>{name}</bdi>}
      className="w-[min(100%-2rem,100dvh-6rem,64rem)]! max-w-none! max-h-[100dvh]!"
    >
      <Picture
        src={src}
        alt={name}
        sizes="(min-width: 1100px) 976px, calc(100vw - 80px)"
        widths={[640, 960, 1280, 1800]}
        className="rounded-md"
      />
    </Dialog>
  )
}
