const CHANNEL = 'games.spoken'

/** Two pages of one browser share its voice: the one that began last has it. Calls `onElsewhere` when another one begins, until released. */
export function onlyHere(onElsewhere: () => void): () => void {
  if (!('BroadcastChannel' in window)) return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = onElsewhere
  channel.postMessage('begins')
  return () => channel.close()
}
