/** An instant of the device's or the server's clock as `14:02:28`, where the phone is. */
export const secondOf = (at: number | string): string => {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** `14:02`, of an instant. */
export const minuteOf = (at: number | string): string => secondOf(at).slice(0, 5)
