import { useEffect, useEffectEvent } from 'react'

/** Takes files that are pasted or dropped anywhere on the page: a browser would leave the page for a dropped file. */
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
        // Text from an office program comes with a picture of it.
        if (!event.clipboardData?.types.includes('text/plain')) take(event, event.clipboardData)
      },
      listening,
    )
    return () => listening.abort()
  }, [])
}
