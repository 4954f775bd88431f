/** A live stream as text, for those who have no EventSource. */
export interface Stream {
  /** Everything received so far. */
  text(): string
  /** Resolves when what was received fulfils `enough`; rejects when the stream ends before. */
  until(enough: (text: string) => boolean): Promise<void>
  close(): void
}

/** Follows topics; resolves once the server has greeted. */
export async function openStream(serverUrl: string, topics: readonly string[]): Promise<Stream> {
  const closing = new AbortController()
  const response = await fetch(`${serverUrl}/api/live?topics=${encodeURIComponent(topics.join(','))}`, {
    signal: closing.signal,
  })
  if (!response.ok || !response.body) throw new Error(`the stream was answered with ${response.status}`)
  let received = ''
  let ended: unknown
  let onEvent = () => {}
  const listen = async (body: AsyncIterable<Uint8Array>) => {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of body) {
        received += decoder.decode(chunk, { stream: true })
        onEvent()
      }
      ended = new Error('the stream has ended')
    } catch (error) {
      ended = error
    }
    onEvent()
  }
  void listen(response.body)
  const stream: Stream = {
    text: () => received,
    async until(enough) {
      while (!enough(received)) {
        if (ended) throw ended
        await new Promise<void>((resolve) => (onEvent = resolve))
      }
    },
    close: () => closing.abort(),
  }
  await stream.until((text) => text.includes('event: hello'))
  return stream
}
