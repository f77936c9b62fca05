import { LATELY } from '@/content/newsletter'
import { Button } from '@/ui/Button/Button'
import { Field } from '@/ui/Field/Field'
import { TextInput } from '@/ui/TextInput/TextInput'
import { TextLink } from '@/ui/TextLink/TextLink'
import { Intro } from '../parts/Intro/Intro'
import { NewsletterPicture } from './NewsletterPicture'
import styles from './NewsletterScreen.module.css'

/**
 * The newsletter page (spec section 2): its Submit makes no call and says nothing; what was typed stays. The box in
 * the footer is what subscribes, so a line of prose points there (design section 6).
 */
export function NewsletterScreen() {
  return (
    <>
      <Intro
        title="Newsletter"
        lead="One letter a month about what we drew, what we built and what we threw away."
        picture={<NewsletterPicture />}
      />
      <div className={styles.columns}>
        {/* A plain button in a form that goes nowhere: it does nothing before its script is there, either. */}
        <form
          className={styles.form}
          aria-label="Newsletter sign-up"
          method="dialog"
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          <Field label="Full name">
            <TextInput name="fullName" autoComplete="name" />
          </Field>
          <Field label="Email">
            <TextInput
              type="email"
              name="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Button type="submit">Submit</Button>
          <p className={styles.pointer}>
            To get the letter, use the <TextLink href="#newsletter">newsletter box</TextLink> at the foot of
            this page: it needs your email alone.
          </p>
        </form>
        <section className={styles.lately} aria-labelledby="lately">
          <h2 id="lately" className={styles.heading}>
            Lately in the letter
          </h2>
          <ul className={styles.list}>
            {LATELY.map(([title, text]) => (
              <li key={title} className={styles.item}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
