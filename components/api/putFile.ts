/**
 * How long a request may be without an answer or progress, in milliseconds. The system may buffer a megabyte, which is slow to
 * send on a weak connection.
 */
const idleTimeout = 60_000

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
      timer = setTimeout(() => request.abort(), idleTimeout)
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
