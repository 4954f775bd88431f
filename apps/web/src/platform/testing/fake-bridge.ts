/**
 * Android's side of Capacitor without Android: what its native bridge puts into a page before the page's own scripts, answering from a
 * table. Written so that it can be handed to a page as text as well: it uses nothing from outside itself.
 */
export interface FakeBridge {
  /** Calls in order: `LiveUpdate.setChannel {"channel":"production"}`. */
  readonly calls: string[]
  /** Tells the listeners of a plugin's event. */
  emit(plugin: string, event: string, detail: unknown): void
}

/** What a method answers; a string beginning with `!` is an error's message and code. Methods not named answer nothing. */
export type FakeAnswers = Readonly<Record<string, unknown>>

export function installFakeBridge(answers: FakeAnswers): FakeBridge {
  const calls: string[] = []
  const listeners = new Map<string, (detail: unknown) => void>()
  const methods = {
    App: ['exitApp', 'addListener', 'removeListener'],
    CapacitorBarcodeScanner: ['scanBarcode'],
    Browser: ['open', 'addListener', 'removeListener'],
    LiveUpdate: ['ready', 'setChannel', 'sync', 'reload', 'addListener', 'removeListener'],
  }
  const noted = (plugin: string, method: string, options: unknown) => {
    const name = `${plugin}.${method}`
    calls.push(options === undefined ? name : `${name} ${JSON.stringify(options)}`)
    return name
  }
  const native = {
    PluginHeaders: Object.entries(methods).map(([name, all]) => ({
      name,
      methods: all.map((method) => ({ name: method, rtype: method === 'addListener' ? 'callback' : 'promise' })),
    })),
    getPlatform: () => 'android',
    isNativePlatform: () => true,
    async nativePromise(plugin: string, method: string, options: unknown) {
      const answer = answers[noted(plugin, method, options)]
      if (typeof answer === 'string' && answer.startsWith('!'))
        throw Object.assign(new Error(answer.slice(1)), { code: answer.slice(1) })
      return answer
    },
    nativeCallback(
      plugin: string,
      method: string,
      options: { readonly eventName: string },
      callback: (detail: unknown) => void,
    ) {
      noted(plugin, method, options)
      listeners.set(`${plugin}.${options.eventName}`, callback)
      return String(listeners.size)
    },
  }
  // Capacitor's own code takes the platform from the presence of the bridge
  Object.assign(globalThis, { androidBridge: { postMessage() {} }, Capacitor: native })
  return { calls, emit: (plugin, event, detail) => listeners.get(`${plugin}.${event}`)?.(detail) }
}
