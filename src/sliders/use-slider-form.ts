import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { uploadPicture } from '#src/media/upload-picture.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { markRefusedFields, showFirstWrong } from '#src/ui/form/refused-fields.ts'
import { useKeptDraft } from '#src/ui/form/use-kept-draft.ts'
import { useUnsavedGuard } from '#src/ui/form/use-unsaved-guard.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { useNavigate } from '#src/ui/router/use-router.ts'
import type { PlannedSlider } from './slider.ts'
import { saveSlider } from './slider-edit.query.ts'
import { sliderStaffMessages } from './slider-staff.messages.ts'

/** A slide as its form has it; empty is none. */
export type SlideDraft = { title: string; image: File | undefined } & Required<typeof blank>

const blank = {
  ...{ heading: '', headingAr: '', text: '', textAr: '', link: '', linkText: '', linkTextAr: '' },
  ...{ startsAt: '', endsAt: '', focusX: 50, focusY: 50, mirror: false },
}

function draftOf(slide: PlannedSlider | undefined): SlideDraft {
  const { _id, time, shown, image: _, ...said }: Partial<PlannedSlider> = slide ?? {}
  return Object.assign({ ...blank, title: '', image: undefined }, said)
}

/** A slide being made or changed. What was chosen stays through every failure; a picture is uploaded once. */
export function useSliderForm(slide: PlannedSlider | undefined) {
  const [api, queries, navigate, href] = [useApi(), useQueryClient(), useNavigate(), useHref()]
  const words = useMessages(sliderStaffMessages)
  const form = useForm<SlideDraft>({
    defaultValues: draftOf(slide),
    shouldFocusError: false,
  })
  const { image: file, ...said } = form.watch()
  const { title } = said
  const [share, setShare] = useState<number>()
  const preview = usePreview(file)
  const uploaded = useRef<{ file: File; url: string }>(undefined)
  const state = useRef<'open' | 'busy' | 'saved'>('open')
  const kept = useKeptDraft(form, `slide ${slide?._id ?? 'new'}`)
  const { image: _, ...before } = draftOf(slide)
  const isChanged =
    file !== undefined ||
    Object.entries(before).some(([field, value]) => said[field as keyof typeof said] !== value)
  useUnsavedGuard(() => state.current !== 'saved' && isChanged, kept.drop)

  async function send({ image: file, ...said }: SlideDraft) {
    if (state.current !== 'open') return
    state.current = 'busy'
    setShare(0)
    try {
      const image = file && (await urlOf(file))
      await saveSlider(api, queries, { id: slide?._id, image, ...said })
      state.current = 'saved'
      kept.drop()
      toast({ title: slide ? words.updated : words.added })
      void navigate(href('/dashboard/manageSlider'))
    } catch (problem) {
      state.current = 'open'
      const { status, message } = toProblem(problem)
      markRefusedFields(form, problem)
      const text = status === 0 ? words.offline : message
      toast({ title: slide ? words.updateFailed : words.addFailed, text, tone: 'error' })
    } finally {
      setShare(undefined)
    }
  }

  async function urlOf(picture: File): Promise<string> {
    if (uploaded.current?.file === picture) return uploaded.current.url
    const url = await uploadPicture(api, picture, setShare)
    uploaded.current = { file: picture, url }
    return url
  }

  return {
    form,
    kept,
    file,
    title,
    choose(picture: File | undefined) {
      form.clearErrors()
      form.setValue('image', picture)
    },
    preview: preview ?? slide?.image,
    /** The share of the picture that has left, 0 to 1; undefined while nothing is under way. */
    share,
    submit(event: FormEvent) {
      // What the server refused may be sent again as it is: only it knows whether it still minds.
      form.clearErrors()
      return form.handleSubmit((draft) => {
        if (draft.image || slide) return send(draft)
        form.setError('image', { message: words.noPicture })
        showFirstWrong()
      })(event)
    },
  }
}

function toProblem(problem: unknown): ApiProblem {
  return problem instanceof ApiProblem ? problem : new ApiProblem(0, {})
}

/** An address for a file of this machine, as long as it is shown. */
function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const own = URL.createObjectURL(file)
    setUrl(own)
    return () => URL.revokeObjectURL(own)
  }, [file])
  return url
}
