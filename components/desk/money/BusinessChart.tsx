import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'

type BusinessChartProps = {
  /** Says what it shows, and that the table has the same. */
  label: string
  bars: readonly { name: string; value: number }[]
  show: (value: number) => string
}

const barHeight = 34
const lineHeight = 18

/** Lines of 20 letters at most: a longer name, as of a campaign, goes on in the next one. */
const wrapName = (name: string): string => (name.match(/.{1,20}(\s|$)|\S{1,20}/g) ?? []).join('\n')

/** Bars from left to right, each with its figure: names are readable in full beside them, also on a phone. */
export function BusinessChart({ label, bars, show }: BusinessChartProps) {
  const { palette, typography } = useTheme()
  const names = bars.map(({ name }) => wrapName(name))
  const lines = Math.max(...names.map((name) => name.split('\n').length))
  const largest = Math.max(...bars.map(({ value }) => value))
  const text = { fontSize: 14, fontFamily: typography.fontFamily, fill: palette.text.primary }
  return (
    <div role="img" aria-label={label}>
      <BarChart
        layout="horizontal"
        height={bars.length * Math.max(barHeight, lines * lineHeight) + 8}
        margin={{ top: 4, bottom: 4, left: 0, right: 0 }}
        yAxis={[
          {
            scaleType: 'band',
            data: names,
            width: 'auto',
            tickLabelInterval: () => true,
            categoryGapRatio: 0.3,
            disableLine: true,
            disableTicks: true,
            tickLabelStyle: text,
          },
        ]}
        // Room for the figure beside the longest bar.
        xAxis={[{ position: 'none', min: 0, max: largest * 1.5 }]}
        series={[
          {
            data: bars.map(({ value }) => value),
            color: palette.primary.main,
            barLabel: ({ value }) => show(value ?? 0),
            barLabelPlacement: 'outside',
          },
        ]}
        borderRadius={4}
        slotProps={{ tooltip: { trigger: 'none' }, barLabel: { style: text } }}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
      />
    </div>
  )
}
