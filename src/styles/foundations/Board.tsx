import { Heart, Trash2 } from 'lucide-react'
import { Avatar } from '../../ui/Avatar/Avatar'
import { Badge } from '../../ui/Badge/Badge'
import { Button } from '../../ui/Button/Button'
import { Card } from '../../ui/Card/Card'
import { Carousel } from '../../ui/Carousel/Carousel'
import { Checkbox } from '../../ui/Checkbox/Checkbox'
import { Field } from '../../ui/Field/Field'
import { IconButton } from '../../ui/IconButton/IconButton'
import { Message } from '../../ui/Message/Message'
import { Progress } from '../../ui/Progress/Progress'
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl'
import { StarRating } from '../../ui/StarRating/StarRating'
import { Stat } from '../../ui/Stat/Stat'
import { Stepper } from '../../ui/Stepper/Stepper'
import { Switch } from '../../ui/Switch/Switch'
import { Tabs } from '../../ui/Tabs/Tabs'
import { TagInput } from '../../ui/TagInput/TagInput'
import { TextInput } from '../../ui/TextInput/TextInput'
import styles from './Board.module.css'

const RANGES = ['7d', '30d', '90d'].map((value) => ({ value, label: value, disabled: value === '90d' }))
const TABS = ['Approvals', 'Messages', 'Archive'].map((label) => ({
  value: label,
  label,
  disabled: label === 'Archive',
  panel: <p>{label} of the harbor café.</p>,
}))
const TONES = [
  ['neutral', 'Draft'],
  ['info', 'In progress'],
  ['success', 'Approved'],
  ['warning', 'Changes requested'],
  ['danger', 'Cancelled'],
] as const

/** Whatever shows a state by a fill, side by side with the same thing in its other state. */
export function Board() {
  return (
    <div className={styles.settings}>
      <div className={styles.together}>
        <Button>Approve</Button>
        <Button variant="outline">Ask for changes</Button>
        <Button busy>Sending…</Button>
        <Button disabled>Not yet</Button>
      </div>
      <div className={styles.together}>
        <IconButton label="Save" variant="outline" aria-pressed>
          <Heart aria-hidden="true" />
        </IconButton>
        <IconButton label="Save too" variant="outline" aria-pressed={false}>
          <Heart aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete" variant="outline" disabled>
          <Trash2 aria-hidden="true" />
        </IconButton>
        <SegmentedControl aria-label="Range" defaultValue="30d" options={RANGES} />
      </div>
      <div className={styles.together}>
        <Checkbox label="Ticked" defaultChecked />
        <Checkbox label="Not ticked" />
        <Switch label="On" defaultChecked />
        <Switch label="Off" />
        <Switch label="Locked" disabled />
      </div>
      <div className={styles.together}>
        {TONES.map(([tone, words]) => (
          <Badge key={tone} tone={tone} dot>
            {words}
          </Badge>
        ))}
        <Avatar name="Maya Ortega" />
        <StarRating rating={3.5} />
      </div>
      <Tabs aria-label="Views" defaultValue="Messages" tabs={TABS} />
      <Stepper label="Create an account" steps={['You', 'Password', 'Review']} current={1} />
      <div className={styles.pair}>
        <Stat label="Revenue" value="$38,417.50" ink="green" note="last 7 days" />
        <Stat label="My Spend" value="$0.00" ink="blue" state="failed" />
      </div>
      <div className={styles.pair}>
        <Field label="Client name" error="Enter the client's name.">
          <TextInput />
        </Field>
        <Field label="Tags">
          <TagInput value={['logo', 'signage']} onChange={() => {}} />
        </Field>
      </div>
      <Message tone="danger">The round could not be sent.</Message>
      <Progress label="Uploading round_1.pdf" value={42} />
      <Carousel label="What clients say">
        {['The sign is the first thing people mention.', 'They drew it three times.'].map((said) => (
          <Card key={said}>{said}</Card>
        ))}
      </Carousel>
    </div>
  )
}
