import { useEffect, useEffectEvent } from 'react'

/** Takes files pasted or dropped anywhere on the page. By default a browser opens a dropped file in place of the page. */
export function useTransfer(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    if (!data?.types.includes('Files')) return
    event.preventDefault()
    if (event.type !== 'dragover') onFiles([...data.files])
  })

  useEffect(() => {
    const listening = new AbortController()
    const drop = (event: DragEvent) => take(event, event.dataTransfer)
    document.addEventListener('dragover', drop, listening)
    document.addEventListener('drop', drop, listening)
    document.addEventListener(
      'paste',
      (event) => {
        // Office programs paste text together with a picture of the text.
        if (!event.clipboardData?.types.includes('text/plain')) take(event, event.clipboardData)
      },
      listening,
    )
    return () => listening.abort()
  }, [])
}
