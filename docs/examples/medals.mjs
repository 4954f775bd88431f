// The medal table, live. Node 20 or newer, nothing to install: node docs/examples/medals.mjs http://localhost:3000
const site = process.argv[2] ?? 'http://localhost:3000'
let [etag, seq] = ['', 0] // ETag of the last table, number of the newest event

const show = (table) => {
  if (table.seq < seq) return // older than an event that arrived meanwhile
  seq = table.seq
  console.log(`After ${table.finishedEvents} of ${table.totalEvents} events:`)
  for (const { rank, organisation, gold, silver, bronze } of table.rows.slice(0, 5))
    console.log(`${rank}. ${organisation.name?.por ?? organisation.code}: ${gold} ${silver} ${bronze}`)
}

const fetchTable = async () => {
  const headers = { 'if-none-match': etag, 'games-min-seq': String(seq) } // at least as new as the newest event
  const answer = await fetch(`${site}/api/medals/all`, { headers })
  if (answer.status === 304) return // unchanged
  if (!answer.ok) throw new Error((await answer.json()).message)
  etag = answer.headers.get('etag')
  show(await answer.json())
}

const applyEvent = async ({ event, id, data }) => {
  if (event === 'refetch') seq = data.seq // disconnected for too long, or the database was replaced
  if (event === 'topic' && data.kind === 'whole') {
    show(data.view) // the event contains the new table
  } else if (event === 'topic' || event === 'refetch') {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * data.jitterMs)) // spreads the requests of all clients
    await fetchTable()
  }
  if (id) seq = Math.max(seq, Number(id))
}

const listen = async () => {
  const stream = await fetch(`${site}/api/live?topics=medals:all`, { headers: { 'last-event-id': String(seq) } })
  if (!stream.ok) throw new Error(`the stream answers ${stream.status}`)
  let text = ''
  for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + part).split('\n\n')
    text = blocks.pop()
    for (const block of blocks) {
      const { event, id, data } = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/)))
      if (data) await applyEvent({ event, id, data: JSON.parse(data) })
    }
  }
}

for (;;) {
  try {
    await fetchTable()
    await listen()
  } catch (error) {
    console.error(error.message)
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000)) // reconnect, and continue after `seq`
}
