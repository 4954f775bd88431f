/** The id of the build this page came with (build/finish-plugin.ts); empty in development. */
export const runningBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''
