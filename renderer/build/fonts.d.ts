/** Declared here, because @types/subset-font lacks `keepFeatures`. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures: string[]
      variationAxes: Readonly<Record<string, { min: number; max: number }>>
    },
  ): Promise<Buffer>
}
