import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'

type BusinessChartProps = {
  /** Says what it shows, and that the table has the same. */
  label: string
  bars: readonly { name: string; value: number }[]
  show: (value: number) => string
}

const barHeight = 34

/** Bars from left to right, each with its figure: names have room beside them, also on a phone. */
export function BusinessChart({ label, bars, show }: BusinessChartProps) {
  const { palette, typography } = useTheme()
  const largest = Math.max(...bars.map(({ value }) => value))
  const text = { fontSize: 14, fontFamily: typography.fontFamily, fill: palette.text.primary }
  return (
    <div role="img" aria-label={label}>
      <BarChart
        layout="horizontal"
        height={bars.length * barHeight + 8}
        margin={{ top: 4, bottom: 4, left: 0, right: 0 }}
        yAxis={[
          {
            scaleType: 'band',
            data: bars.map(({ name }) => name),
            width: 118,
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
