/** In this machine's time zone: "2026-11-20 14:05". */
export function describeTime(at: string | number): string {
  const time = new Date(at)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`
}
