import { useEffect, useEffectEvent, useRef } from 'react'

/** Takes files pasted or dropped anywhere on the page. By default a browser opens a dropped file in place of the page. */
export function useTransfer(onFiles: (files: readonly File[]) => void): void {
  // Chrome hands over a picture that is dragged within the page as a file.
  const isOwn = useRef(false)
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    if (!data?.types.includes('Files')) return
    event.preventDefault()
    if (event.type !== 'dragover' && !isOwn.current) onFiles([...data.files])
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const drop = (event: DragEvent) => take(event, event.dataTransfer)
    const mark = ({ type }: DragEvent) => {
      isOwn.current = type === 'dragstart'
    }
    document.addEventListener('dragstart', mark, { signal })
    document.addEventListener('dragend', mark, { signal })
    document.addEventListener('dragover', drop, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener(
      'paste',
      (event) => {
        // Office programs paste text together with a picture of the text.
        if (!event.clipboardData?.types.includes('text/plain')) take(event, event.clipboardData)
      },
      { signal },
    )
    return () => controller.abort()
  }, [])
}
