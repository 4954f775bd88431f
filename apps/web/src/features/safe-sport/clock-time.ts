/** `2:05`, `61:09`: minutes and seconds of a film, whole seconds only. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
