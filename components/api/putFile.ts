/** In milliseconds without an answer or progress. The system may buffer a megabyte, which takes its time on a weak line. */
const silence = 60_000

/**
 * Puts a file. Not fetch, which does not tell how much is sent.
 *
 * @returns status 0 without an answer; the text is empty unless it is plain: a proxy answers with a page
 */
export function putFile(
  url: string,
  file: Blob,
  onSent: (sent: number, size: number) => void,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), silence)
    }
    request.open('PUT', url)
    request.upload.onprogress = ({ loaded }) => {
      restart()
      onSent(loaded, file.size)
    }
    // After an error and after abort(), too.
    request.onloadend = () => {
      clearTimeout(timer)
      const isPlain = request.getResponseHeader('Content-Type')?.startsWith('text/plain')
      resolve({ status: request.status, text: isPlain ? request.responseText : '' })
    }
    restart()
    request.send(file)
  })
}
