interface ImportMetaEnv {
  /** Digest of the contract, from build/data-shape-plugin.ts. */
  readonly DATA_SHAPE: string
}
