import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { uploadPicture } from '#src/media/upload-picture.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { useUnsavedGuard } from '#src/ui/form/use-unsaved-guard.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import type { Slider } from './slider.ts'
import { saveSlider } from './slider-edit.query.ts'
import { sliderStaffMessages } from './slider-staff.messages.ts'

/** A slide being made or changed. What was chosen stays through every failure; a picture is uploaded once. */
export function useSliderForm(slide: Slider | undefined) {
  const [api, queries, navigate, href] = [useApi(), useQueryClient(), useNavigate(), useHref()]
  const words = useMessages(sliderStaffMessages)
  const [file, setFile] = useState<File>()
  const [title, setTitle] = useState(slide?.title ?? '')
  const [share, setShare] = useState<number>()
  const [errors, setErrors] = useState<{ image?: string; title?: string }>({})
  const preview = usePreview(file)
  const uploaded = useRef<{ file: File; url: string }>(undefined)
  const state = useRef<'open' | 'busy' | 'saved'>('open')
  useUnsavedGuard(() => state.current !== 'saved' && (file !== undefined || title !== (slide?.title ?? '')))

  async function send() {
    if (state.current !== 'open') return
    if (!file && !slide) return setErrors({ image: words.noPicture })
    setErrors({})
    state.current = 'busy'
    setShare(0)
    try {
      const image = file && (await urlOf(file))
      await saveSlider(api, queries, { id: slide?._id, image, title })
      state.current = 'saved'
      toast({ title: slide ? words.updated : words.added })
      void navigate(href('/dashboard/manageSlider'))
    } catch (problem) {
      state.current = 'open'
      const { status, message, errors: wrong } = toProblem(problem)
      setErrors(Object.fromEntries(wrong.map((one) => [one.path, one.message])))
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
    file,
    title,
    setTitle,
    choose(picture: File | undefined) {
      setErrors({})
      setFile(picture)
    },
    preview: preview ?? slide?.image,
    /** The share of the picture that has left, 0 to 1; undefined while nothing is under way. */
    share,
    errors,
    send,
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
