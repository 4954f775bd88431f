/**
 * Android's side of Capacitor without Android, below the bridge script of @capacitor/android, which runs as it is: what its Java half receives and
 * answers (MessageHandler.java), with the plugins answering as theirs do. Written so that it can be handed to a page as text: it uses nothing
 * from outside itself.
 */
export interface NativeSide {
  /** Calls in order: `LiveUpdate.setChannel {"channel":"production"}`. */
  readonly calls: string[]
  /** What the device stores: files by folder and path, secrets by name. */
  readonly files: Map<string, string>
  readonly secrets: Map<string, string>
  /** What the system knows of the app's notifications, for tests to change. */
  readonly push: {
    permission: 'prompt' | 'prompt-with-rationale' | 'granted' | 'denied'
    /** What the visitor answers the system's question. */
    answer: 'prompt-with-rationale' | 'granted' | 'denied'
    /** Null: its service cannot be reached. */
    token: string | null
    /** Whether the app was built with what its service needs. */
    isSetUp: boolean
    /** What is on the screen. */
    readonly delivered: { readonly id: string; readonly data: unknown }[]
    /** Whether Android's half remembers what it has shown. */
    remembers: boolean
  }
  /** Tells the listeners of a plugin's event; one of notifications is held until somebody listens. */
  emit(plugin: string, event: string, detail: unknown): void
}

/** What a method answers; a string beginning with `!` is an error's message and code. Methods not named answer as the plugin would, or nothing. */
export type NativeAnswers = Readonly<Record<string, unknown>>

/** To be called before the page's own scripts. `runBridge` runs the bridge script, which takes `androidBridge` and makes `Capacitor` of it. */
export function installNativeSide(answers: NativeAnswers, runBridge: () => void): NativeSide {
  interface Message {
    readonly callbackId: string
    readonly pluginId: string
    readonly methodName: string
    readonly options: Readonly<Record<string, unknown>>
  }
  interface AndroidBridge {
    postMessage(message: string): void
    onmessage?: (event: { readonly data: string }) => void
  }
  const calls: string[] = []
  const files = new Map<string, string>()
  const secrets = new Map<string, string>()
  const listeners = new Map<string, Message>()
  const held = new Map<string, unknown[]>()
  const push: NativeSide['push'] = {
    permission: 'prompt',
    answer: 'granted',
    token: 'the-token-of-this-phone',
    isSetUp: true,
    delivered: [],
    remembers: true,
  }
  const fault = (message: string, code = message) => Object.assign(new Error(message), { code })
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const place = ({ directory, path }: Message['options']) => `${text(directory)}/${text(path)}`
  const missing = (file: string) => fault(`${file} does not exist`, 'OS-PLUG-FILE-0008')

  const plugins: Readonly<Record<string, (options: Message['options']) => unknown>> = {
    'SecureStorage.internalGetItem': ({ prefixedKey }) => ({ data: secrets.get(text(prefixedKey)) ?? null }),
    'SecureStorage.internalSetItem': ({ prefixedKey, data }) => void secrets.set(text(prefixedKey), text(data)),
    'SecureStorage.internalRemoveItem': ({ prefixedKey }) => ({ success: secrets.delete(text(prefixedKey)) }),
    'Filesystem.writeFile': (options) => {
      files.set(place(options), text(options['data']))
      return { uri: `file:///${place(options)}` }
    },
    'Filesystem.appendFile': (options) => {
      const before = files.get(place(options))
      if (before === undefined) throw missing(place(options))
      files.set(place(options), before + text(options['data']))
    },
    'Filesystem.stat': (options) => {
      if (!files.has(place(options))) throw missing(place(options))
      return { type: 'file' }
    },
    'Filesystem.getUri': (options) => ({ uri: `file:///${place(options)}` }),
    'Filesystem.deleteFile': (options) => {
      if (!files.delete(place(options))) throw missing(place(options))
    },
    'LiveUpdate.ready': () => ({ currentBundleId: null, previousBundleId: null, rollback: false }),
    'LiveUpdate.sync': () => ({ nextBundleId: null }),
    'Notices.isSetUp': () => ({ isSetUp: push.isSetUp }),
    'Notices.forget': () => {
      push.remembers = false
    },
    'PushNotifications.checkPermissions': () => ({ receive: push.permission }),
    'PushNotifications.requestPermissions': () => {
      if (push.permission.startsWith('prompt')) push.permission = push.answer
      return { receive: push.permission }
    },
    'PushNotifications.register': () => {
      // without its service's file Java throws, and the app ends
      if (!push.isSetUp) throw fault('Default FirebaseApp is not initialized in this process')
      setTimeout(() => {
        if (push.token === null) emit('PushNotifications', 'registrationError', { error: 'SERVICE_NOT_AVAILABLE' })
        else emit('PushNotifications', 'registration', { value: push.token })
      })
    },
    'PushNotifications.getDeliveredNotifications': () => ({ notifications: push.delivered }),
    'PushNotifications.removeDeliveredNotifications': ({ notifications }) => {
      for (const { id } of notifications as readonly { readonly id: string }[])
        push.delivered.splice(
          push.delivered.findIndex((one) => one.id === id),
          1,
        )
    },
    'PushNotifications.removeAllDeliveredNotifications': () => {
      push.delivered.length = 0
    },
    'Share.share': () => ({ activityType: '' }),
  }
  const methods = {
    App: ['exitApp', 'addListener', 'removeListener'],
    Browser: ['open', 'addListener', 'removeListener'],
    CapacitorBarcodeScanner: ['scanBarcode'],
    FileViewer: ['openDocumentFromLocalPath'],
    Filesystem: ['writeFile', 'appendFile', 'stat', 'getUri', 'deleteFile'],
    LiveUpdate: ['ready', 'setChannel', 'sync', 'reload', 'addListener', 'removeListener'],
    Notices: ['isSetUp', 'forget'],
    PushNotifications: [
      'register',
      'unregister',
      'checkPermissions',
      'requestPermissions',
      'getDeliveredNotifications',
      'removeDeliveredNotifications',
      'removeAllDeliveredNotifications',
      'addListener',
      'removeListener',
    ],
    SecureStorage: ['internalGetItem', 'internalSetItem', 'internalRemoveItem'],
    Share: ['share'],
    SystemBars: ['setStyle', 'show', 'hide'],
  }

  const bridge: AndroidBridge = {
    postMessage(json) {
      const message = JSON.parse(json) as Message & { readonly type?: string }
      // what the bridge logs
      if (message.type === 'js.error' || message.pluginId === 'Console') return
      const { pluginId, methodName, options } = message
      const called = `${pluginId}.${methodName}`
      calls.push(Object.keys(options).length === 0 ? called : `${called} ${JSON.stringify(options)}`)
      if (methodName === 'addListener') {
        const name = `${pluginId}.${text(options['eventName'])}`
        listeners.set(name, message)
        for (const data of held.get(name) ?? []) reply(message, { save: true, success: true, data })
        held.delete(name)
        return
      }
      void work(called, options).then(
        (data) => reply(message, { save: false, success: true, data }),
        (error: Error & { code?: string }) =>
          reply(message, { save: false, success: false, error: { message: error.message, code: error.code } }),
      )
    },
  }
  async function work(name: string, options: Message['options']): Promise<unknown> {
    const answer = answers[name]
    if (typeof answer === 'string' && answer.startsWith('!')) throw fault(answer.slice(1))
    return answer ?? plugins[name]?.(options)
  }
  function reply({ callbackId, pluginId, methodName }: Message, result: Readonly<Record<string, unknown>>): void {
    bridge.onmessage?.({ data: JSON.stringify({ callbackId, pluginId, methodName, ...result }) })
  }

  Object.assign(globalThis, {
    androidBridge: bridge,
    Capacitor: { DEBUG: false, isLoggingEnabled: false, Plugins: {} },
  })
  runBridge()
  // JSExport.java
  Object.assign(globalThis.Capacitor ?? {}, {
    PluginHeaders: Object.entries(methods).map(([name, all]) => ({
      name,
      methods: all.map((method) => ({ name: method, rtype: method === 'addListener' ? 'callback' : 'promise' })),
    })),
  })
  return {
    calls,
    files,
    secrets,
    push,
    emit,
  }

  function emit(plugin: string, event: string, data: unknown): void {
    const name = `${plugin}.${event}`
    const listener = listeners.get(name)
    if (listener) reply(listener, { save: true, success: true, data })
    else if (plugin === 'PushNotifications') held.set(name, [...(held.get(name) ?? []), data])
  }
}
