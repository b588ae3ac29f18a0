import type { ReactNode } from 'react'

/** One file of src/ui and what it draws; test/parts.test.ts asks for each of them. */
export function Part({ file, children }: { file: string; children: ReactNode }) {
  return (
    <section data-part={file} className="min-w-0 border-t border-hairline pt-4">
      <h3 className="mb-4 font-sans text-sm text-muted">
        <bdi dir="ltr">{file}</bdi>
      </h3>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-6">{children}</div>
    </section>
  )
}

/** A part in one of its states, under the name of the state. */
export function State({
  name,
  wide = false,
  children,
}: {
  name: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={`min-w-0 ${wide ? 'w-full' : 'max-w-full'}`}>
      <p className="mb-2 text-xs text-muted">{name}</p>
      {children}
    </div>
  )
}
