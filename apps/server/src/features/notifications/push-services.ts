/** The push services of browsers: whoever subscribes names where we send to, which must not be anywhere else. */
const HOSTS: readonly RegExp[] = [
  // Chromium and what is made of it
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^android\.googleapis\.com$/,
  // Firefox
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  // Edge
  /^(?:[\w-]+\.)+notify\.windows\.com$/,
  // Safari
  /^(?:[\w-]+\.)*push\.apple\.com$/,
]

/** Whether an endpoint is at a browser's push service, or at one of the origins that the organiser adds (PUSH_SERVICES). */
export function isPushService(endpoint: string, added: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || username !== '' || password !== '') return false
  return added.includes(origin) || (port === '' && HOSTS.some((host) => host.test(hostname)))
}
