import { TEAM, type TeamMember } from '@/content/team'
import { Badge } from '@/ui/Badge/Badge'
import { Carousel } from '@/ui/Carousel/Carousel'
import { Section } from '@/ui/Section/Section'
import { TextLink } from '@/ui/TextLink/TextLink'
import styles from './Team.module.css'

const NETWORKS = [
  ['linkedin', 'LinkedIn'],
  ['github', 'GitHub'],
  ['twitter', 'Twitter'],
  ['dribbble', 'Dribbble'],
] as const

/** Who works here, one at a time, round and round (spec section 2, About). */
export function Team() {
  return (
    <Section title="The two people you will be talking to">
      <Carousel label="Team">
        {TEAM.map((member) => (
          <Member key={member.id} {...member} />
        ))}
      </Carousel>
    </Section>
  )
}

function Member({ name, role, bio, image: Portrait, social, skills }: TeamMember) {
  return (
    <article className={styles.member}>
      <div className={styles.portrait}>
        <Portrait title={`Portrait of ${name}`} />
      </div>
      <div className={styles.words}>
        <header>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.role}>{role}</p>
        </header>
        <p className={styles.bio}>{bio}</p>
        <ul className={styles.skills} aria-label={`Skills of ${name}`}>
          {skills.map((skill) => (
            <li key={skill}>
              <Badge>{skill}</Badge>
            </li>
          ))}
        </ul>
        <ul className={styles.links} aria-label={`${name} elsewhere`}>
          {NETWORKS.map(([network, label]) => (
            <li key={network}>
              <TextLink href={social[network]} external>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
